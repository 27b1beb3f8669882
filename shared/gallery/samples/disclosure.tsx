import { Accordion, AccordionItem, Button, ConfirmDialog, Dialog, MoreMenu, Tabs, Text } from '../../ui';
import { nothing, usual, type Sample } from '../sample';

const confirm = { title: '¿Eliminar el registro?', onConfirm: nothing, onClose: nothing };

export const disclosure: readonly Sample[] = [
  usual(
    ['Accordion', 'AccordionItem'],
    <Accordion>
      <AccordionItem summary="Rifa 00123">Sus talones.</AccordionItem>
      <AccordionItem summary="Rifa 00124">Sus talones.</AccordionItem>
    </Accordion>,
  ),
  usual(
    ['Tabs'],
    <Tabs
      label="Depósitos"
      tabs={[
        { id: 'bank', label: 'Bancarios', content: 'Los del banco.' },
        { id: 'card', label: 'Con tarjeta', content: 'Los de la tarjeta.' },
      ]}
    />,
  ),
  {
    of: ['MoreMenu'],
    states: {
      closed: (
        <MoreMenu text="Más" label="Más acciones">
          <Button variant="quiet">EXPORTAR</Button>
        </MoreMenu>
      ),
    },
  },
  {
    of: ['Dialog'],
    alone: true,
    states: {
      usual: (
        <Dialog open title="Link de pago" onClose={nothing}>
          <Text>https://rifas.example/pago/1</Text>
        </Dialog>
      ),
      'longer than the window': (
        <Dialog open title="Condiciones" onClose={nothing}>
          {Array.from({ length: 60 }, (_, line) => (
            <Text key={line}>Renglón {line + 1}</Text>
          ))}
        </Dialog>
      ),
      'cannot be closed now': <Dialog open title="Enviando" onClose={nothing} locked />,
    },
  },
  {
    of: ['ConfirmDialog'],
    alone: true,
    states: {
      question: (
        <ConfirmDialog open {...confirm}>
          El depósito recupera su saldo.
        </ConfirmDialog>
      ),
      danger: (
        <ConfirmDialog open danger {...confirm}>
          No se puede deshacer.
        </ConfirmDialog>
      ),
      busy: (
        <ConfirmDialog open busy {...confirm}>
          No se puede deshacer.
        </ConfirmDialog>
      ),
      'it went well': <ConfirmDialog open result={{ tone: 'success', message: 'Registro eliminado.' }} {...confirm} />,
      'it failed': (
        <ConfirmDialog
          open
          result={{ tone: 'error', message: 'El servidor no responde. No se eliminó nada.' }}
          {...confirm}
        />
      ),
    },
  },
];
