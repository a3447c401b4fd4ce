/** What a partner's tile leads to: live cameras, or another site that a partner sells (spec section 2). */
export const partnerTileTypes = ['cam', 'resell'] as const;

/** The places where tiles may stand. */
export const partnerSlots = ['members'] as const;
export type PartnerSlot = (typeof partnerSlots)[number];

/** The drawings that stand on tiles. */
export const partnerDrawings = ['camera', 'stage', 'door'] as const;
export type PartnerDrawing = (typeof partnerDrawings)[number];
