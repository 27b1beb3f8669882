/** The only row that a statement has returned, such as the one that it has inserted. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('insert returned nothing');
  return row;
}
