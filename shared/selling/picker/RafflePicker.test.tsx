import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { raffleNumber, type Raffle, type Ticket } from '../../domain';
import { raffleOf, renderPage, ticketOf, type DeploymentChanges } from '../../testing';
import { useWords } from '../use-deployment';
import type { ChoiceNotes } from './choices';
import { chosenKeys, toggleTickets } from './chosen-tickets';
import type { PickerLayout } from './PickerRaffle';
import { RafflePicker } from './RafflePicker';
import { SelectionBar } from './SelectionBar';
import { useTicketChoices, type TicketChoice } from './use-ticket-choices';

interface PickerProps {
  readonly raffles: readonly Raffle[];
  readonly layout?: PickerLayout;
  readonly notesOf?: (ticket: Ticket) => ChoiceNotes;
}

function Picker({ raffles, layout = 'cards', notesOf }: PickerProps) {
  const [chosen, setChosen] = useState<readonly Ticket[]>([]);
  const { byTicket } = useWords();
  const describe = useTicketChoices(notesOf && { notesOf });
  return (
    <>
      <RafflePicker
        label="Rifas"
        raffles={raffles}
        numberOf={raffleNumber}
        describe={describe}
        chosen={chosenKeys(chosen, byTicket)}
        onToggle={({ tickets }: TicketChoice) => setChosen((before) => toggleTickets(before, tickets))}
        onToggleAll={(choices, choose) => setChosen(choose ? choices.flatMap(({ tickets }) => tickets) : [])}
        search={{ label: 'Buscar', namesOf: (raffle) => raffle.map(({ buyer }) => buyer) }}
        layout={layout}
        rowHeight={100}
      />
      <output aria-label="elegidos">{chosen.map(({ id }) => id).join()}</output>
    </>
  );
}

const open = (props: PickerProps, deployment: DeploymentChanges = {}) =>
  renderPage(<Picker {...props} />, { deployment });
const chosenIds = () => screen.getByRole('status', { name: 'elegidos' }).textContent;
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const single: DeploymentChanges = { mode: 'single' };

test('a ticket is chosen and taken out again', async () => {
  const { user } = open({ raffles: [raffleOf('00123')] });
  await user.click(box(/Sorteo 2/));
  expect(chosenIds()).toBe('2');
  await user.click(box(/Sorteo 2/));
  expect(chosenIds()).toBe('');
});

test('a raffle that is sold whole stands for all its tickets that can be sold', async () => {
  const raffle = [...raffleOf('00123'), ticketOf({ id: 3, draw: '3', state: 'paid' })];
  const { user } = open({ raffles: [raffle] }, single);
  await user.click(box(/^Rifa 00123 US\$\s40,00$/));
  expect(chosenIds()).toBe('1,2');
});

test('a ticket carries its marks, and one that is refused says why and cannot be chosen', () => {
  const notesOf = ({ id }: Ticket): ChoiceNotes =>
    id === 1 ? { marks: [{ tone: 'info', label: 'Con link' }] } : { refusal: 'Sorteo pasado' };
  open({ raffles: [raffleOf('00123')], notesOf });
  expect(box(/Sorteo 1.*Con link.*US\$\s20,00/)).toBeEnabled();
  expect(box(/Sorteo 2.*Sorteo pasado/)).toBeDisabled();
});

test('a raffle that is sold whole says once what its tickets say, without those that are refused', async () => {
  const marks = [{ tone: 'info', label: 'Con link' }] as const;
  const notesOf = ({ id }: Ticket): ChoiceNotes => (id === 3 ? { refusal: 'Sorteo pasado' } : { marks });
  const { user } = open({ raffles: [raffleOf('00123', { draws: 3 })], notesOf }, single);
  expect(screen.getAllByText('Con link')).toHaveLength(1);
  await user.click(box(/^Rifa 00123 Con link US\$\s40,00$/));
  expect(chosenIds()).toBe('1,2');
});

test('a raffle whose tickets are all refused says why', () => {
  open({ raffles: [raffleOf('00123')], notesOf: () => ({ refusal: 'Sorteo pasado' }) }, single);
  expect(box('Rifa 00123 Sorteo pasado')).toBeDisabled();
});

test('a question is asked before a ticket is chosen, and not before it is taken out', async () => {
  const question = { title: 'Ya tiene un link', text: '¿Querés elegirlo igual?', confirm: 'ELEGIR' };
  const { user } = open({ raffles: [raffleOf('00123')], notesOf: () => ({ question }) });
  await user.click(box(/Sorteo 1/));
  const dialog = within(screen.getByRole('dialog', { name: question.title }));
  expect(dialog.getByText(question.text)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'CERRAR' }));
  expect(chosenIds()).toBe('');
  await user.click(box(/Sorteo 1/));
  await user.click(screen.getByRole('button', { name: 'ELEGIR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(chosenIds()).toBe('1');
  await user.click(box(/Sorteo 1/));
  expect(chosenIds()).toBe('');
});

test('folded raffles say how many can be chosen, then how many are, and stay as they are put', async () => {
  const raffles = Array.from({ length: 4 }, (_, index) => raffleOf(`0012${index}`, { firstId: 1 + index * 10 }));
  const { user } = open({ raffles, layout: 'sheet' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByText('00121'));
  // Each raffle has a 'Sorteo 1': whoever listens hears of which one this is.
  const tickets = within(await screen.findByRole('group', { name: 'Rifa 00121' }));
  await user.click(tickets.getByRole('checkbox', { name: /Sorteo 1/ }));
  expect(screen.getByText('1 de 2 elegidos')).toBeInTheDocument();
  expect(screen.getAllByText('2 talones', { ignore: 'button *' })).toHaveLength(3);
  await user.click(screen.getByText('00121'));
  expect(chosenIds()).toBe('11');
});

test('all that the search finds is chosen, and what it hides stays as it is', async () => {
  const raffles = Array.from({ length: 7 }, (_, index) => raffleOf(`0012${index}`, { draws: 1, firstId: index + 1 }));
  const { user } = open({ raffles });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), '00123');
  await user.click(screen.getByRole('button', { name: 'Seleccionar todas' }));
  expect(chosenIds()).toBe('4');
  await user.click(screen.getByRole('button', { name: 'Quitar la selección' }));
  expect(chosenIds()).toBe('');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'x');
  expect(await screen.findByText('Ninguna rifa coincide con la búsqueda.')).toBeInTheDocument();
  expect(screen.getByText('0 de 7 rifas')).toHaveAttribute('role', 'status');
});

test('one tap chooses all of a raffle that can be chosen, says how many and for how much, and takes them out again', async () => {
  const raffle = [...raffleOf('00123', { draws: 3 }), ticketOf({ id: 4, draw: '4', state: 'paid' })];
  const notesOf = ({ id }: Ticket): ChoiceNotes => ({ apart: id === 3 });
  const { user } = open({ raffles: [raffle], notesOf });
  const whole = screen.getByRole('button', { name: 'Toda la rifa 2 talones · US$ 40,00 rifa 00123' });
  await user.click(box(/Sorteo 1/));
  expect(whole).toHaveAttribute('aria-pressed', 'false');
  await user.click(whole);
  expect(chosenIds()).toBe('1,2');
  expect(whole).toHaveAttribute('aria-pressed', 'true');
  await user.click(box(/Sorteo 3/));
  await user.click(whole);
  expect(chosenIds()).toBe('3');
});

test('a raffle of which one ticket at most can be chosen offers no tap for all', () => {
  open({ raffles: [[ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2', state: 'paid' })]] });
  expect(screen.queryByRole('button', { name: /^Toda la rifa/ })).not.toBeInTheDocument();
});

test('choosing all asks once, with what each ticket would ask', async () => {
  const notesOf = ({ id }: Ticket): ChoiceNotes =>
    id === 3 ? {} : { question: { title: 'Ya tiene un link', text: `El talón ${id} tiene un link.` } };
  const { user } = open({ raffles: [raffleOf('00123', { draws: 3 })], notesOf });
  await user.click(screen.getByRole('button', { name: /^Toda la rifa/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ya tiene un link' }));
  expect(dialog.getByText('El talón 1 tiene un link.')).toBeInTheDocument();
  expect(dialog.getByText('El talón 2 tiene un link.')).toBeInTheDocument();
  expect(chosenIds()).toBe('');
  await user.click(dialog.getByRole('button', { name: 'SÍ' }));
  expect(chosenIds()).toBe('1,2,3');
});

test('a raffle that is sold whole leaves out what is chosen by itself only, unless nothing else is left', async () => {
  const notesOf = ({ id }: Ticket): ChoiceNotes => ({ apart: [1, 3, 5].includes(Number(id)) });
  const raffles = [raffleOf('00123'), raffleOf('00200', { firstId: 5, draws: 1 })];
  const { user } = open({ raffles, notesOf }, single);
  await user.click(box(/Rifa 00123 US\$\s20,00/));
  await user.click(box(/Rifa 00200 US\$\s20,00/));
  expect(chosenIds()).toBe('2,5');
});

test('the keyboard goes past the list to what is selected of it, and on to the action', async () => {
  const { user } = renderPage(
    <>
      <Picker raffles={[raffleOf('00123'), raffleOf('00124')]} />
      <SelectionBar count={0} selected={(count) => `${count} rifas seleccionadas`}>
        <button>SIGUIENTE</button>
      </SelectionBar>
    </>,
  );
  screen.getByRole('button', { name: 'Seleccionar todas' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Saltar la lista' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('0 rifas seleccionadas').parentElement).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'SIGUIENTE' })).toHaveFocus();
});
