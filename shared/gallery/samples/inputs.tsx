import { Checkbox, CheckRow, SearchField, StateChip, TextArea } from '../../ui';
import { nothing, type Sample } from '../sample';

export const inputs: readonly Sample[] = [
  {
    of: ['Checkbox'],
    states: {
      off: <Checkbox aria-label="Sin marcar" />,
      on: <Checkbox aria-label="Marcada" defaultChecked />,
      disabled: <Checkbox aria-label="No se puede marcar" disabled />,
    },
  },
  {
    of: ['CheckRow'],
    states: {
      off: <CheckRow checked={false} onChange={nothing} label="Rifa 00123" detail="Sorteo 1, sábado 21 de noviembre" />,
      on: <CheckRow checked onChange={nothing} label="Rifa 00124" trailing="US$ 20,00" />,
      disabled: (
        <CheckRow
          checked={false}
          disabled
          onChange={nothing}
          label="Rifa 00125"
          detail="Un detalle tan largo que no entra en el renglón de un teléfono"
          trailing={<StateChip tone="success" label="Pago" />}
        />
      ),
    },
  },
  {
    of: ['SearchField'],
    // A page has one search.
    alone: true,
    states: {
      empty: <SearchField label="Buscar rifa" value="" onChange={nothing} placeholder="Número o comprador" />,
      filled: <SearchField label="Buscar depósito" value="00123" onChange={nothing} />,
    },
  },
  {
    of: ['TextArea'],
    states: {
      filled: <TextArea label="Comentario" value={'Paga el viernes.\nLlamar antes.'} onChange={nothing} />,
      disabled: <TextArea label="Comentario guardado" value="Paga el viernes." onChange={nothing} disabled />,
    },
  },
];
