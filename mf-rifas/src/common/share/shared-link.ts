/** What a link charges, as people read it. */
export interface LinkCharges {
  /** '2 talones' */
  readonly units: string;
  /** One sum, or one for each type of card. */
  readonly sums: readonly string[];
  readonly raffles: readonly ChargedRaffle[];
}

export interface ChargedRaffle {
  readonly number: string;
  /** 'Sorteo 2 · 21/12/2026'; none where raffles are sold whole. */
  readonly draws: readonly string[];
}

/** A payment link to hand over. */
export interface SharedLink {
  readonly token: string;
  /** Numbers of the raffles the link charges. */
  readonly numbers: readonly string[];
  /** The buyer's, empty where it is not known. */
  readonly phone: string;
  /** The buyer's name; '' or missing where it is not known. */
  readonly buyer?: string;
  readonly charges?: LinkCharges;
}
