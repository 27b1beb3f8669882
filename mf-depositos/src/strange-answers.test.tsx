import type { ComponentType } from 'react';
import { renderPage } from '@rifas/shared/testing';
import { expectAlwaysReadable } from '@rifas/shared/testing/strange';
import CashRegistrationPage from './cash-registration/CashRegistrationPage';
import DepositsPage from './deposits/DepositsPage';
import PersonalPaymentPage from './personal-payment/PersonalPaymentPage';
import TripSummaryWidget from './trip-summary/TripSummaryWidget';

const SCREENS: readonly (readonly [name: string, screen: ComponentType])[] = [
  ['the cash registration', CashRegistrationPage],
  ['the deposits', DepositsPage],
  ['the personal payment', PersonalPaymentPage],
  ['the trip summary', TripSummaryWidget],
];

describe.each(['multi', 'single'] as const)('the pages in %s mode', (mode) => {
  test.each(SCREENS)('%s shows every odd answer of an API in readable form', (_name, Screen) =>
    expectAlwaysReadable((api) => renderPage(<Screen />, { api, deployment: { mode } })),
  );
});
