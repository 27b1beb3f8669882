/** A payment link to hand over. */
export interface SharedLink {
  readonly token: string;
  /** Numbers of the raffles the link charges. */
  readonly numbers: readonly string[];
  /** The buyer's, empty where it is not known. */
  readonly phone: string;
}
