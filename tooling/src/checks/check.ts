/** One check of the house. `run` returns what is wrong, as text for people; an empty text means that all is well. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<string>;
}
