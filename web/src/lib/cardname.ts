/** Spoken names of cards, under the name that pages know. */
export { cardName, short } from "./cards";
