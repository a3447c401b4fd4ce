import { styled } from 'styled-components';

const tones = {
  action: 'var(--color-action)',
  danger: 'var(--color-danger)',
  notice: 'var(--color-on-notice)',
  success: 'var(--color-success)',
} as const;

export type MeterTone = keyof typeof tones;

const Track = styled.div<{ $tone: MeterTone; $share: number }>`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: color-mix(in srgb, var(--color-edge-control) 35%, transparent);

  &::after {
    content: '';
    display: block;
    width: ${({ $share }) => $share * 100}%;
    height: 100%;
    border-radius: 3px;
    background: ${({ $tone }) => tones[$tone]};
    transition: width var(--calm) var(--ease);
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: CanvasText;
    }
  }
`;

export interface MeterProps {
  label: string;
  /** The value in words: "80% complete", "strong". */
  valueText: string;
  /** 0 to 1. */
  share: number;
  tone?: MeterTone;
}

/** How much of something: a profile's completeness, a password's strength. */
export function Meter({ label, valueText, share, tone = 'action' }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      $tone={tone}
      $share={percent / 100}
    />
  );
}
