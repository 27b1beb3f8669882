import { firstPaints } from '@rifas/shared/first-paint';
import { PayFormPage } from './pay/PayFormPage';

/** The page that can be typed into before any script arrives. The build of the release calls this. */
export const drawFirstPaints = () => firstPaints({ pay: { page: <PayFormPage /> } });
