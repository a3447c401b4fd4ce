/** Where the file of a member's copy lies. */
export interface ExportPlace {
  brand: string;
  exportId: string;
}

/** What making a copy of somebody's data needs beyond the tables; `apps/server` fills it. */
export interface ExportPorts {
  /** Takes the copy while it is made, and has it once all of it was taken, or none of it. */
  write(place: ExportPlace, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** A photo as large as it is kept, as JPEG; null where its file is gone. */
  readPhoto(photo: { brand: string; id: string; storageKey: string }): Promise<Uint8Array | null>;
}

/** A copy of a member's data is to be made. May run again for the same copy. */
export interface MakeExportJob {
  name: 'make-export';
  data: { brand: string; exportId: string; origin: string };
}
