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

test('a click chooses a ticket, and a second click takes it out again', async () => {
  const { user } = open({ raffles: [raffleOf('00123')] });
  await user.click(box(/Sorteo 2/));
  expect(chosenIds()).toBe('2');
  await user.click(box(/Sorteo 2/));
  expect(chosenIds()).toBe('');
});

test('a raffle that is sold as a whole stands for all its tickets that can be sold', async () => {
  const raffle = [...raffleOf('00123'), ticketOf({ id: 3, draw: '3', state: 'paid' })];
  const { user } = open({ raffles: [raffle] }, single);
  await user.click(box(/^Rifa 00123 US\$\s40,00$/));
  expect(chosenIds()).toBe('1,2');
});

test('a ticket shows its marks, and a refused ticket shows the reason and cannot be chosen', () => {
  const notesOf = ({ id }: Ticket): ChoiceNotes =>
    id === 1 ? { marks: [{ tone: 'info', label: 'Con link' }] } : { refusal: 'Sorteo pasado' };
  open({ raffles: [raffleOf('00123')], notesOf });
  expect(box(/Sorteo 1.*Con link.*US\$\s20,00/)).toBeEnabled();
  expect(box(/Sorteo 2.*Sorteo pasado/)).toBeDisabled();
});

test('a raffle that is sold as a whole shows the marks of its tickets once, and leaves out refused tickets', async () => {
  const marks = [{ tone: 'info', label: 'Con link' }] as const;
  const notesOf = ({ id }: Ticket): ChoiceNotes => (id === 3 ? { refusal: 'Sorteo pasado' } : { marks });
  const { user } = open({ raffles: [raffleOf('00123', { draws: 3 })], notesOf }, single);
  expect(screen.getAllByText('Con link')).toHaveLength(1);
  await user.click(box(/^Rifa 00123 Con link US\$\s40,00$/));
  expect(chosenIds()).toBe('1,2');
});

test('a raffle whose tickets are all refused shows the reason and cannot be chosen', () => {
  open({ raffles: [raffleOf('00123')], notesOf: () => ({ refusal: 'Sorteo pasado' }) }, single);
  expect(box('Rifa 00123 Sorteo pasado')).toBeDisabled();
});

test('the picker asks a question before a ticket is chosen, and not before it is taken out', async () => {
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

test('a folded raffle shows how many tickets can be chosen or are chosen, and folding it keeps the choice', async () => {
  const raffles = Array.from({ length: 4 }, (_, index) => raffleOf(`0012${index}`, { firstId: 1 + index * 10 }));
  const { user } = open({ raffles, layout: 'sheet' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByText('00121'));
  // Each raffle has a 'Sorteo 1', so the group names the raffle for a screen reader.
  const tickets = within(await screen.findByRole('group', { name: 'Rifa 00121' }));
  await user.click(tickets.getByRole('checkbox', { name: /Sorteo 1/ }));
  expect(screen.getByText('1 de 2 elegidos')).toBeInTheDocument();
  expect(screen.getAllByText('2 talones', { ignore: 'button *' })).toHaveLength(3);
  await user.click(screen.getByText('00121'));
  expect(chosenIds()).toBe('11');
});

test('the button for all chooses only the raffles that the search finds', async () => {
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

test('one tap chooses all tickets of a raffle that can be chosen, shows their number and price, and takes them out again', async () => {
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

test('a raffle with at most one ticket to choose has no button for the whole raffle', () => {
  open({ raffles: [[ticketOf({ id: 1 }), ticketOf({ id: 2, draw: '2', state: 'paid' })]] });
  expect(screen.queryByRole('button', { name: /^Toda la rifa/ })).not.toBeInTheDocument();
});

test('choosing a whole raffle asks once, with the questions of all its tickets', async () => {
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

test('a raffle that is sold as a whole leaves out tickets that stand apart, unless it has no others', async () => {
  const notesOf = ({ id }: Ticket): ChoiceNotes => ({ apart: [1, 3, 5].includes(Number(id)) });
  const raffles = [raffleOf('00123'), raffleOf('00200', { firstId: 5, draws: 1 })];
  const { user } = open({ raffles, notesOf }, single);
  await user.click(box(/Rifa 00123 US\$\s20,00/));
  await user.click(box(/Rifa 00200 US\$\s20,00/));
  expect(chosenIds()).toBe('2,5');
});

test('the keyboard can skip the list, and goes to the summary of the selection and then to the action', async () => {
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
  expect(screen.getByText('0 rifas seleccionadas').closest('[tabindex]')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'SIGUIENTE' })).toHaveFocus();
});
