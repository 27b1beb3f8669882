/** Returns the result of an attempt, or `otherwise` when it throws. */
export const quietly = <Value, Otherwise>(attempt: () => Value, otherwise: Otherwise): Value | Otherwise => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};
