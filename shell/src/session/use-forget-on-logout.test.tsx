import { act, renderHook } from '@testing-library/react';
import { useSession } from '@rifas/shared/session';
import { useForgetOnLogout } from './use-forget-on-logout';

const fill = () => {
  sessionStorage.setItem('rifas.borrador:payment-link', '{}');
  sessionStorage.setItem('ajeno', '1');
};
const end = (loggedOut: boolean) =>
  act(() => useSession.setState({ status: 'anonymous', token: undefined, loggedOut }));

beforeEach(() => useSession.setState({ status: 'active', token: 't', loggedOut: false }));

test('a logout forgets the drafts of the site and nothing else', () => {
  renderHook(() => useForgetOnLogout());
  fill();
  end(true);
  expect({ ...sessionStorage }).toEqual({ ajeno: '1' });
});

test('an expired session keeps the drafts of the site', () => {
  renderHook(() => useForgetOnLogout());
  fill();
  end(false);
  expect(sessionStorage.getItem('rifas.borrador:payment-link')).toBe('{}');
});
