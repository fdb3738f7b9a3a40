// Files as people give them: chosen, dropped, whole folders.
// Photographs larger than the server takes are made smaller here.
import type { PictureRules } from "../protocol/types";

const LITTER = /(^\.|^Thumbs\.db$|^desktop\.ini$)/i;
const BESIDE = /\.(txt|toml|json|md|csv|xmp|ini|db|aae)$/i;

export const isZip = (file: File): boolean => /\.zip$/i.test(file.name) || file.type === "application/zip";

/**
 * In the order of their names, picture2 before picture10; what surely is no picture is left out of folders.
 */
export function sorted(files: readonly File[]): readonly File[] {
  const meant = files.filter(({ name }) => !LITTER.test(name) && (files.length === 1 || !BESIDE.test(name)));
  return [...meant].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** Everything that was dropped, folders opened. */
export async function dropped(transfer: DataTransfer): Promise<readonly File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => !!entry);
  if (!entries.length) return sorted([...transfer.files]);
  return sorted((await Promise.all(entries.map(opened))).flat());
}

async function opened(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (!some.length) return found;
    found.push(...(await Promise.all(some.map(opened))).flat());
  }
}

/** The photograph as it is, or a smaller print of it where it is more than the server opens. */
export async function fitted(file: File, rules: PictureRules): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const pixels = picture.width * picture.height;
  try {
    if (pixels <= rules.pixels && file.size <= rules.file_bytes) return file;
    const part = Math.min(1, Math.sqrt((rules.pixels * 0.6) / pixels));
    const canvas = document.createElement("canvas");
    canvas.width = Math.floor(picture.width * part);
    canvas.height = Math.floor(picture.height * part);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))) ?? file;
  } finally {
    picture.close();
  }
}
