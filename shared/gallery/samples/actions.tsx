import { Button, ButtonLink, CopyButton, FilterButton, IconButton, RetryButton, type ButtonVariant } from '../../ui';
import { nothing, usual, type Sample } from '../sample';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const actions: readonly Sample[] = [
  {
    of: ['Button'],
    states: Object.fromEntries(
      VARIANTS.flatMap((variant) => [
        [variant, <Button variant={variant} children="GUARDAR" />],
        [`${variant}, with an icon`, <Button variant={variant} icon="share" children="COMPARTIR" />],
        [`${variant}, busy`, <Button variant={variant} busy children="GUARDAR" />],
        [`${variant}, disabled`, <Button variant={variant} disabled children="GUARDAR" />],
        [
          `${variant}, as wide as there is`,
          <Button variant={variant} block children="PAGAR CON TARJETA DE CRÉDITO O DÉBITO" />,
        ],
      ]),
    ),
  },
  {
    of: ['ButtonLink'],
    states: {
      plain: <ButtonLink href="#ButtonLink">VER MANUAL</ButtonLink>,
      quiet: (
        <ButtonLink href="#ButtonLink" $variant="quiet">
          VOLVER
        </ButtonLink>
      ),
    },
  },
  usual(
    ['CopyButton'],
    <CopyButton text="https://rifas.example/pago/1" onCopied={nothing}>
      COPIAR LINK
    </CopyButton>,
  ),
  {
    of: ['FilterButton'],
    states: {
      off: (
        <FilterButton type="button" aria-pressed={false}>
          Con saldo
        </FilterButton>
      ),
      on: (
        <FilterButton type="button" aria-pressed>
          Con saldo
        </FilterButton>
      ),
      unfolded: (
        <FilterButton type="button" aria-expanded>
          Filtros
        </FilterButton>
      ),
    },
  },
  {
    of: ['IconButton'],
    states: {
      usual: <IconButton icon="close" label="Cerrar" />,
      disabled: <IconButton icon="close" label="Cerrar" disabled />,
    },
  },
  {
    of: ['RetryButton'],
    states: {
      usual: <RetryButton query={{ isFetching: false, refetch: nothing }} />,
      'on its way': <RetryButton query={{ isFetching: true, refetch: nothing }} />,
    },
  },
];
