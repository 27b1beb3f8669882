/** Entries of a list that are written at a time: of raffles some 30 KB. */
export const PIECE = 25;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > PIECE;

function* listInPieces(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < list.length; start += PIECE) {
    const entries = JSON.stringify(list.slice(start, start + PIECE)).slice(1, -1);
    yield start === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

function* inPieces(envelope: object): Generator<string> {
  // What is undefined is no JSON, and its name stays away with it.
  const fields = Object.entries(envelope).filter(([, value]) => value !== undefined);
  for (const [index, [name, value]] of fields.entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    if (isLong(value)) yield* listInPieces(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

/**
 * The body of an answer: its JSON, and of one with a long list the bytes of it. For a text of half a megabyte the system hands out new
 * memory when it is put together, when it is counted and when it is sent, which takes longer than to make the list (record 72).
 */
export function answerBody(envelope: object): string | Buffer {
  if (!Object.values(envelope).some(isLong)) return JSON.stringify(envelope);
  return Buffer.concat(Array.from(inPieces(envelope), (piece) => Buffer.from(piece)));
}
