/** A payment link to hand over. */
export interface SharedLink {
  readonly token: string;
  /** Numbers of the raffles the link charges. */
  readonly numbers: readonly string[];
  /** The buyer's, empty where it is not known. */
  readonly phone: string;
  /** The buyer's name; '' or missing where it is not known. */
  readonly buyer?: string;
  /** What it charges, as people read it: '2 talones', and a sum, or one for each type of card. */
  readonly charges?: { readonly units: string; readonly sums: readonly string[] };
}
