import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { everyContract } from '../contracts/every-contract';
import { createFakeApi, type FakeApi } from './fake-api';
import { bodyOf, manyOddities } from './strange';

/** A fake API that answers every call with an odd success: the same one for the same seed. */
function strangeApi(seed: number): FakeApi {
  const api = createFakeApi();
  for (const contract of everyContract) {
    const [sent] = fc.sample(manyOddities(contract, ['none', 'field', 'entry'], 4), { seed, numRuns: 1 });
    api.on(contract, { httpStatus: 200, body: bodyOf(contract, sent?.odd) });
  }
  return api;
}

/** As many as `STRANGE_RUNS` sets, starting with `STRANGE_SEED`. */
function strangeSeeds(): readonly number[] {
  const { STRANGE_RUNS, STRANGE_SEED } = process.env;
  const first = Number(STRANGE_SEED ?? 1);
  return Array.from({ length: Number(STRANGE_RUNS ?? 6) }, (_, index) => first + index);
}

/** Words that only a defect prints. */
const DEFECT = /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|Error:|Cannot read/;

interface Screen {
  readonly container: HTMLElement;
  readonly unmount: () => void;
}

/**
 * Opens a screen with one odd API after another. Waits for the answers each time, and expects some text on the screen,
 * and none that only a defect would print.
 * @example await expectAlwaysReadable((api) => renderPage(<RaffleListPage />, { api }));
 */
export async function expectAlwaysReadable(open: (api: FakeApi) => Screen): Promise<void> {
  for (const seed of strangeSeeds()) {
    const { container, unmount } = open(strangeApi(seed));
    await waitFor(() => {
      expect(container).toHaveTextContent(/\p{L}{3}/u);
      expect(container.querySelector('[aria-busy=true]')).toBeNull();
    });
    expect(container).not.toHaveTextContent(DEFECT);
    unmount();
  }
}
