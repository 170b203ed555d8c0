// A die in the air: eight faces in space that turn until the right one lies in front.

import dynamite from 'icon:dynamite';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Die, faceOf, facesOf, isPlain } from '../../components.ts';
import { octahedron } from '../octahedron.ts';

interface TumblingProps {
  readonly die: Die;
  /** Each of a throw turns its own way. */
  readonly nth: number;
}

export const Tumbling = still(({ die, nth }: TumblingProps) => {
  const faces = [die, ...facesOf(die).filter((face) => face !== die)];
  return (
    <span
      class={`tumbling tumbling-${nth % 3} ${isPlain(die) ? 'is-plain' : 'is-dynamite'}`}
      aria-hidden="true"
    >
      <span class="tumbling-body">
        {octahedron.map(({ transform, light }, index) => (
          <span key={index} class="tumbling-face" style={{ transform, '--light': light.toFixed(2) }}>
            <span>{faceOf(faces[index]!) === 9 ? <Icon icon={dynamite} /> : faceOf(faces[index]!)}</span>
          </span>
        ))}
      </span>
    </span>
  );
});
