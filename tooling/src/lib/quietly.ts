/** What an attempt gives; something else where it fails. */
export const quietly = <Value, Otherwise>(attempt: () => Value, otherwise: Otherwise): Value | Otherwise => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};
