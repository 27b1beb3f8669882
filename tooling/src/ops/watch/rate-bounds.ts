/** How often something happened, and how often it could have happened. */
export interface Count {
  readonly of: number;
  readonly bad: number;
}

/** The range that the true rate lies in. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

// Lanczos' series for ln Γ, exact to 15 digits above one half.
const LANCZOS_START = 0.99999999999980993;
const LANCZOS: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(x: number): number {
  const sum = LANCZOS.reduce((total, coefficient, index) => total + coefficient / (x + index), LANCZOS_START);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** ln of the likelihood, where 0 · ln 0 is 0. */
const logLikelihood = ({ of, bad }: Count, rate: number): number =>
  (bad > 0 ? bad * Math.log(rate) : 0) + (of > bad ? (of - bad) * Math.log1p(-rate) : 0);

const HALVINGS = 40;

/** Where a function that rises from `from` to `to` crosses zero. */
function crossing(from: number, to: number, value: (rate: number) => number): number {
  let [below, above] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (below + above) / 2;
    if (value(middle) < 0) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/**
 * Bounds of a rate that hold at every look, however often somebody looks: the chance that the true rate is ever outside is at most
 * `error`. They are those rates whose likelihood is not `1/error` times smaller than that of a mixture of all rates (Beta(½, ½)).
 * Under the true rate that quotient is a martingale that begins with 1, so it seldom gets large (Ville).
 * @example boundsOf({ of: 1000, bad: 0 }, 0.05) // { low: 0, high: 0.007… }
 */
export function boundsOf(count: Count, error: number): Bounds {
  const { of, bad } = count;
  if (of === 0) return { low: 0, high: 1 };
  const mixture = logBeta(bad + 0.5, of - bad + 0.5) - logBeta(0.5, 0.5);
  const least = mixture + Math.log(error);
  const seen = bad / of;
  return {
    // Getters, because most callers need only one of the two.
    get low() {
      return bad === 0 ? 0 : crossing(0, seen, (rate) => logLikelihood(count, rate) - least);
    },
    get high() {
      return bad === of ? 1 : crossing(seen, 1, (rate) => least - logLikelihood(count, rate));
    },
  };
}
