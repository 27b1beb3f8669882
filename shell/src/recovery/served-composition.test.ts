import { standingOf, useStanding, watchServedComposition } from './served-composition';

test.each([
  [7, 'composition 7\n', 'served'],
  [8, 'composition 7\ncanary 8\n', 'served'],
  [7, 'composition 7\ncanary 8\n', 'served'],
  [6, 'composition 7\ncanary 8\n', 'newer'],
  [8, 'composition 7\n', 'withdrawn'],
  [9, 'composition 7\ncanary 10\n', 'withdrawn'],
  [7, '<!doctype html>composition 9', 'unknown'],
  [7, '', 'unknown'],
] as const)('a page of composition %i, where the edge says %j, is %s', (own, said, standing) => {
  expect(standingOf(own, said)).toBe(standing);
});

describe('an open tab', () => {
  const fetched = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();
  let stop = () => {};
  let visible: DocumentVisibilityState = 'visible';
  const says = (text: string, ok = true) => fetched.mockResolvedValue({ ok, text: () => Promise.resolve(text) });
  const standing = () => useStanding.getState().standing;
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
    Object.assign(globalThis, { fetch: fetched });
    fetched.mockReset();
    useStanding.setState({ standing: 'served' });
    visible = 'visible';
    stop = watchServedComposition({ composition: 7 });
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test('checks the composition once a minute, and not earlier', async () => {
    says('composition 8\n');
    await jest.advanceTimersByTimeAsync(59_000);
    expect(fetched).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/healthz']);
    expect(standing()).toBe('newer');
  });

  test('that is hidden checks nothing, and checks at once when the visitor comes back', async () => {
    says('composition 6\n');
    visible = 'hidden';
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetched).not.toHaveBeenCalled();
    visible = 'visible';
    await comeBack();
    expect(standing()).toBe('withdrawn');
    // The visitor comes back several times, and the composition is requested once.
    for (let times = 0; times < 5; times += 1) await comeBack();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('keeps its state when the edge fails or does not answer', async () => {
    for (const answer of [
      () => says('composition 9\n', false),
      () => fetched.mockRejectedValue(new TypeError('offline')),
    ]) {
      answer();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(standing()).toBe('served');
    }
  });

  test.each([
    ['another composition is deployed after it', 'composition 9\n', 'withdrawn'],
    ['its edge says nothing', '', 'withdrawn'],
    ['its composition is served again', 'composition 7\n', 'served'],
  ] as const)('that was withdrawn is judged again when %s', async (_what, said, after) => {
    says('composition 6\n');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(standing()).toBe('withdrawn');
    says(said);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(standing()).toBe(after);
  });

  test('that is closed checks nothing any more', async () => {
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    await comeBack();
    expect(fetched).not.toHaveBeenCalled();
  });
});
