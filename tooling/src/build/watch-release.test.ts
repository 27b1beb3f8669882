test('a process with the number of one before makes releases of other versions', () => {
  const versionsAt = (now: number): string => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    let found = '';
    jest.isolateModules(() => {
      ({ WATCHED: found } = jest.requireActual<typeof import('./watch-release')>('./watch-release'));
    });
    return found;
  };
  expect(versionsAt(1_764_000_000_000)).not.toBe(versionsAt(1_764_000_001_000));
});
