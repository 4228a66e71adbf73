"""One file for each change of the database's shape; none is ever edited once it was released."""
