import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { packageListLooks, type PackageStyle } from './package-list-look.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const List = styled.fieldset<{ $style: PackageStyle }>`
  display: grid;
  ${({ $style }) => packageListLooks[$style]}
`;

const Room = styled.div`
  container-type: inline-size;
`;

export interface PackageListProps {
  /** Heard, not seen: "Packages". */
  legend: string;
  packageStyle: PackageStyle;
  /** `PackageCard`s of the same style. */
  children: ReactNode;
}

/** The packages of a brand, one of which is chosen. */
export function PackageList({ legend, packageStyle, children }: PackageListProps) {
  return (
    <Room>
      <List $style={packageStyle}>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {children}
      </List>
    </Room>
  );
}
