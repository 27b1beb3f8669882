import { styled } from 'styled-components';
import { Heading, Row, Stack, Text, tokens, VisuallyHidden } from '../ui';
import { nameOf, type Sample } from './sample';
import { SAMPLES } from './samples/samples';

/** As wide as a part of a page, so that bars and figures measure themselves as on a page. */
const Frame = styled.div`
  container: page / inline-size;
`;

const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  max-width: 60rem;
  margin-inline: auto;
  padding: ${tokens.space.m};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${tokens.space.m};
`;

/** The address of a state that has its own page. */
const addressOf = (variant: string, sample: Sample, state: string): string =>
  `?${new URLSearchParams({ variant, only: `${nameOf(sample)}/${state}` }).toString()}`;

function SampleSection({ variant, sample }: { variant: string; sample: Sample }) {
  const name = nameOf(sample);
  return (
    <section id={name} aria-labelledby={`${name}-name`}>
      <Stack $gap="s">
        <Heading id={`${name}-name`}>{sample.of.join(', ')}</Heading>
        <Grid>
          {Object.entries(sample.states).map(([state, drawn]) => (
            <div key={state}>
              {sample.alone ? <a href={addressOf(variant, sample, state)}>{state}</a> : <Text size="s">{state}</Text>}
              {sample.alone ? null : <Frame>{drawn}</Frame>}
            </div>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

export interface GalleryProps {
  variant: string;
  /** `Dialog/usual`: shows only this state. */
  only?: string | undefined;
}

/** Every component of the kit in every state, with the colours of a variant, light or dark by the browser's setting. */
export function Gallery({ variant, only }: GalleryProps) {
  const [name, state] = only?.split('/') ?? [];
  const one = SAMPLES.find((sample) => nameOf(sample) === name)?.states[state ?? ''];
  if (one) {
    return (
      <main>
        {name === 'Page' ? null : <VisuallyHidden as="h1">{only}</VisuallyHidden>}
        {one}
      </main>
    );
  }
  return (
    <Sheet>
      <Row $justify="space-between">
        <h1>Gallery</h1>
        <nav aria-label="Variant">
          <a href="?variant=dtyt">dtyt</a> <a href="?variant=ccee">ccee</a>
        </nav>
      </Row>
      {SAMPLES.map((sample) => (
        <SampleSection key={nameOf(sample)} variant={variant} sample={sample} />
      ))}
    </Sheet>
  );
}
