import {
  BackSlot,
  Button,
  ButtonLink,
  FilterButton,
  Page,
  Panel,
  QuietRow,
  Row,
  Stack,
  Stepper,
  StickyBar,
  StubPanel,
  TakeAway,
  Text,
  Toolbar,
} from '../../ui';
import { usual, type Sample } from '../sample';

const STEPS = ['Elegir talones', 'Datos del comprador', 'Confirmar'];
const back = (
  <BackSlot>
    <ButtonLink href="." $variant="quiet">
      VOLVER
    </ButtonLink>
  </BackSlot>
);

export const layout: readonly Sample[] = [
  {
    of: ['Page', 'BackSlot'],
    alone: true,
    states: {
      usual: (
        <Page title="Tus rifas" back={back}>
          <Panel>Lo que la página muestra.</Panel>
        </Page>
      ),
      narrow: (
        <Page title="Un título que en el teléfono necesita más de un renglón" narrow>
          <Panel>Una columna para leer y completar.</Panel>
        </Page>
      ),
    },
  },
  usual(
    ['Panel'],
    <Panel>
      <Text>Una hoja sobre la página.</Text>
    </Panel>,
  ),
  usual(
    ['StubPanel'],
    <StubPanel>
      <Text strong>Rifa 00123</Text>
      <Text muted>Sorteo 1, sábado 21 de noviembre</Text>
    </StubPanel>,
  ),
  usual(
    ['Stack', 'Row'],
    <Stack $gap="xs">
      <Text>Una cosa</Text>
      <Row $justify="space-between">
        <Text as="span">y otra</Text>
        <Text as="span">al lado</Text>
      </Row>
    </Stack>,
  ),
  usual(
    ['QuietRow'],
    <QuietRow>
      <Button variant="quiet">DESELECCIONAR</Button>
      <Button variant="quiet">SELECCIONAR TODO</Button>
    </QuietRow>,
  ),
  {
    of: ['Stepper'],
    states: Object.fromEntries(
      STEPS.map((name, index) => [`step ${index + 1}`, <Stepper key={name} steps={STEPS} current={index + 1} />]),
    ),
  },
  {
    of: ['StickyBar'],
    states: {
      usual: (
        <StickyBar summary="3 talones, US$ 60,00">
          <Button>CONTINUAR</Button>
        </StickyBar>
      ),
      'two actions': (
        <StickyBar>
          <Button variant="secondary">VOLVER</Button>
          <Button>CONFIRMAR REGISTRO</Button>
        </StickyBar>
      ),
    },
  },
  usual(
    ['Toolbar'],
    <Toolbar label="Herramientas de la lista">
      <FilterButton type="button" aria-pressed>
        Con saldo
      </FilterButton>
      <FilterButton type="button" aria-pressed={false}>
        Sin link
      </FilterButton>
    </Toolbar>,
  ),
  usual(['TakeAway'], <TakeAway fileName="rifas.csv" csv={() => 'Número\n00123'} />),
];
