/** Whether cards are named as on the German deck; set with the person's settings, read wherever a card is named. */
export const deck = $state({ german: false });
