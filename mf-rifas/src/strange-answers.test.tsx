import type { ComponentType } from 'react';
import { renderPage } from '@rifas/shared/testing';
import { expectAlwaysReadable } from '@rifas/shared/testing/strange';
import LinksPage from './links/LinksPage';
import PaymentLinkPage from './payment-link/PaymentLinkPage';
import RaffleListPage from './raffle-list/RaffleListPage';

const SCREENS: readonly (readonly [name: string, screen: ComponentType])[] = [
  ['the choice of tickets', PaymentLinkPage],
  ['the raffle list', RaffleListPage],
  ['the view of the links', LinksPage],
];
const SITES = [
  { variant: 'dtyt', mode: 'multi' },
  { variant: 'dtyt', mode: 'single' },
  { variant: 'ccee', mode: 'multi' },
  { variant: 'ccee', mode: 'single' },
] as const;

describe.each(SITES)('the pages of $variant in $mode mode', (deployment) => {
  test.each(SCREENS)('%s shows every odd answer of an API in readable form', (_name, Screen) =>
    expectAlwaysReadable((api) => renderPage(<Screen />, { api, deployment })),
  );
});
