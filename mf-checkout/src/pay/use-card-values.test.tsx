import { act, render, screen } from '@testing-library/react';
import { NO_BUYER } from '@rifas/shared/domain';
import { Form, TextField, useForm } from '@rifas/shared/forms';
import { initialValues, type PayValues } from './pay.form';
import { useCardValues, type CardValues } from './use-card-values';

test('useCardValues follows the chosen card, and typing in another field does not draw its component again', async () => {
  const seen: CardValues[] = [];
  let form: ReturnType<typeof useForm<PayValues>> | undefined;
  function Probe() {
    form = useForm<PayValues>();
    seen.push(useCardValues());
    return null;
  }
  render(
    <Form<PayValues> initialValues={initialValues({ buyer: NO_BUYER })} onSubmit={() => undefined}>
      <TextField name="firstName" label="Nombre" />
      <Probe />
    </Form>,
  );
  act(() => form?.change('firstName', 'Lucía'));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Lucía');
  expect(seen).toEqual([{ brand: '', cardType: '', instalments: '' }]);

  act(() => form?.change('brand', 'Visa'));
  expect(seen.slice(1)).toEqual([{ brand: 'Visa', cardType: '', instalments: '' }]);
});
