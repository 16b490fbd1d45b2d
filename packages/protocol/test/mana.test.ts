/** Which mana the lands of a table can make: as they are, not as their names sound. */
import { expect, test } from "vitest";
import { openTable, playOn, setup } from "./table.ts";

test("each land says which mana it makes, and nothing else does", () => {
  const table = openTable();
  const list = "12 Forest\n12 Temple of Mystery\n12 Unknown Shores\n12 Nykthos, Shrine to Nyx\n12 Elvish Mystic";
  table.ask({ type: "start", setup: { ...setup, you: { deck: "list", text: list } } });
  const told = new Map<string, string>();
  playOn(table, 3, 400, () => {
    const { view, makes } = table.now();
    for (const { id, card } of view.battlefield) told.set(card, makes[id]?.join("") ?? "none");
  });
  expect(Object.fromEntries(told)).toMatchObject({
    Forest: "G",
    "Temple of Mystery": "UG",
    // Mana of any color costs some there, as it does at the shrine.
    "Unknown Shores": "C",
    "Nykthos, Shrine to Nyx": "C",
    "Elvish Mystic": "none",
  });
});
