/** The fields of the own profile that are chosen from closed lists, in the order of the page. */
export const choiceFields = [
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;
