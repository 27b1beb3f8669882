/** The colours of states are the same in both variants: green means paid wherever you sell. */
export const lightTones = {
  danger: '#b3261e',
  onDanger: '#ffffff',
  dangerText: '#a61b14',
  errorSoft: '#fde7e5',
  onErrorSoft: '#7d1510',
  successSoft: '#dff3e3',
  onSuccessSoft: '#0f5323',
  warningSoft: '#ffeec2',
  onWarningSoft: '#5c4100',
  infoSoft: '#e0ebfb',
  onInfoSoft: '#143d78',
  neutralSoft: '#e9e8e3',
  onNeutralSoft: '#3d434e',
} as const;

export const darkTones = {
  danger: '#ff8a80',
  onDanger: '#3b0703',
  dangerText: '#ff9d94',
  errorSoft: '#4a1815',
  onErrorSoft: '#ffd2cd',
  successSoft: '#123a20',
  onSuccessSoft: '#b5ecc4',
  warningSoft: '#463405',
  onWarningSoft: '#ffe19a',
  infoSoft: '#17335c',
  onInfoSoft: '#cfe0ff',
  neutralSoft: '#2e3642',
  onNeutralSoft: '#dde3ec',
} as const;
