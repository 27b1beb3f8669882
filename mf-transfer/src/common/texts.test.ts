import { pendingOf } from '../testing/samples';
import { deliveryTexts, directTexts, putTexts, receptionTexts, requestTexts } from './texts';

const ONE = ['00123'];
const TWO = ['00123', '00124'];
const one = [pendingOf('Ana', '00123')];
const two = [pendingOf('Ana', '00123', '00124')];
const ofTwo = [pendingOf('Ana', '00123'), pendingOf('Luis', '00124')];

test.each([
  [putTexts.question(ONE), '¿Querés poner en la bolsa la rifa 00123? Mientras esté ahí no vas a poder venderla.'],
  [
    putTexts.question(TWO),
    '¿Querés poner en la bolsa las rifas 00123 y 00124? Mientras estén ahí no vas a poder venderlas.',
  ],
  [
    directTexts.question(ONE, 'a@b.uy'),
    '¿Querés transferir la rifa 00123 a a@b.uy? Sigue siendo tuya hasta que confirme la recepción.',
  ],
  [
    directTexts.question(TWO, 'a@b.uy'),
    '¿Querés transferir las rifas 00123 y 00124 a a@b.uy? Siguen siendo tuyas hasta que confirme la recepción.',
  ],
  [requestTexts.next(one), 'Coordiná la entrega con el dueño y, cuando tengas la rifa, confirmá la recepción.'],
  [requestTexts.next(two), 'Coordiná la entrega con el dueño y, cuando tengas las rifas, confirmá la recepción.'],
  [requestTexts.next(ofTwo), 'Coordiná la entrega con cada dueño y, cuando tengas las rifas, confirmá la recepción.'],
  [deliveryTexts.hint(one), 'Coordiná la entrega con el pasajero. La rifa es tuya hasta que confirme que la recibió.'],
  [
    deliveryTexts.hint(ofTwo),
    'Coordiná la entrega con cada pasajero. Las rifas son tuyas hasta que confirme que las recibió.',
  ],
  [receptionTexts.hint(one), 'Confirmá la rifa cuando la tengas: recién entonces pasa a tu cuenta.'],
  [receptionTexts.hint(two), 'Confirmá cada rifa cuando la tengas: recién entonces pasa a tu cuenta.'],
])('the text has the right number for raffles and passengers: %s', (text, expected) => {
  expect(text).toBe(expected);
});
