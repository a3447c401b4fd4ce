import type { AccountPorts } from '../ports.ts';

/** What erasing a member needs beyond the tables; `apps/server` fills it. Each may be asked again for what is gone already. */
export interface ErasurePorts {
  /** Tells pages that are open of badges that fall. */
  publish: AccountPorts['publish'];
  /** Removes every file of a photo. */
  removePhotoFiles(photo: { brand: string; photoId: string }): Promise<void>;
  /** Removes the file of a copy that the member asked for. */
  removeExportFile(copy: { brand: string; exportId: string }): Promise<void>;
  /** Removes the mails that this server itself has kept for an address. */
  forgetMails(brand: string, address: string): Promise<void>;
  /** Removes work, waiting or done, that names the member. */
  forgetJobs(memberId: string): Promise<void>;
}
