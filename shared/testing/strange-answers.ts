import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { everyContract } from '../contracts/every-contract';
import { createFakeApi, type FakeApi } from './fake-api';
import { bodyOf, manyOddities, type Harm } from './strange';

export interface StrangeAnswers {
  /** The same seed gives the same answers. */
  readonly seed: number;
  readonly harms: readonly Harm[];
}

/**
 * A fake API that answers every call with a success that is as odd as `harms` allows. A screen must show it without a
 * defect.
 * @example renderPage(<RaffleListPage />, { api: strangeAnswers({ seed: 7, harms: ['none', 'field', 'entry'] }) })
 */
export function strangeAnswers({ seed, harms }: StrangeAnswers): FakeApi {
  const api = createFakeApi();
  for (const contract of everyContract) {
    const [sent] = fc.sample(manyOddities(contract, harms, 4), { seed, numRuns: 1 });
    api.on(contract, { httpStatus: 200, body: bodyOf(contract, sent?.odd) });
  }
  return api;
}

/**
 * Seeds for as many cases as `STRANGE_RUNS` sets, starting with `STRANGE_SEED`.
 * @example test.each(strangeSeeds())('…', (seed) => undefined)
 */
export function strangeSeeds(): readonly number[] {
  const { STRANGE_RUNS, STRANGE_SEED } = process.env;
  const first = Number(STRANGE_SEED ?? 1);
  return Array.from({ length: Number(STRANGE_RUNS ?? 6) }, (_, index) => first + index);
}

/** Words that only a defect prints. */
const DEFECT = /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|Error:|Cannot read/;

/**
 * Waits for the answers. Then expects some text on the screen, and none that only a defect would print.
 * @example await expectReadableScreen(renderPage(<RaffleListPage />, { api }));
 */
export async function expectReadableScreen({ container }: { readonly container: HTMLElement }): Promise<void> {
  await waitFor(() => {
    expect(container).toHaveTextContent(/\p{L}{3}/u);
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
  });
  expect(container).not.toHaveTextContent(DEFECT);
}
