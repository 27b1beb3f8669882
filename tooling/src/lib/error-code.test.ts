import { errorMessage } from './error-code';

test('a system error is reported with what to do about it, and keeps its own words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(errorMessage(full)).toBe(
    'the disk is full: make room on it, and try again (ENOSPC: no space left on device, write)',
  );
  expect(errorMessage(new Error('No.'))).toBe('No.');
  expect(errorMessage('thrown as it is')).toBe('thrown as it is');
});
