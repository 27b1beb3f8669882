import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from '@rifas/shared/routing';
import { CatchUp } from './CatchUp';

/** Shows the address of the router. The visitor goes to `meanwhile` during its first draw, before it listens. */
function Page({ meanwhile }: { readonly meanwhile?: string }) {
  const { pathname } = useLocation();
  if (meanwhile !== undefined && pathname === '/uno') history.replaceState(null, '', meanwhile);
  return <p>{pathname}</p>;
}

const open = (meanwhile?: string) => {
  history.replaceState(null, '', '/uno');
  return act(() =>
    render(
      <BrowserRouter>
        <CatchUp />
        <Page {...(meanwhile === undefined ? {} : { meanwhile })} />
      </BrowserRouter>,
    ),
  );
};

test('an address that changed before the router listened is shown', async () => {
  await open('/dos');
  expect(screen.getByText('/dos')).toBeTruthy();
});

test('the router gets no event when the address has not changed', async () => {
  const heard = jest.fn();
  addEventListener('popstate', heard);
  await open();
  removeEventListener('popstate', heard);
  expect(screen.getByText('/uno')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
});
