/** A card at its largest: name, cost, picture, types and whole text. Knows no game. */
import type { Sheet } from "@nykthos/protocol";
import { drawingAddress } from "../art/drawing.ts";
import { useTable } from "../store/index.ts";
import { useImage } from "./CardImage.tsx";
import { frameIn } from "./frame.ts";
import { Cost, RulesText } from "./Mana.tsx";

export function BigCard({ sheet, size }: { readonly sheet: Sheet; readonly size: string }) {
  const wanted = useTable(({ settings }) => settings.images);
  const { coming, image } = useImage(sheet, wanted);
  return (
    <div className="big-card" data-nyx={sheet.nyx || undefined} style={frameIn(sheet.colors)}>
      <div className="big-head">
        <h2>{sheet.name}</h2>
        <Cost cost={sheet.cost} />
      </div>
      <div
        className="big-art"
        data-image={coming === "missing" ? undefined : coming}
        style={{ backgroundImage: drawingAddress(sheet) }}
      >
        {image}
      </div>
      <p className="big-type">{sheet.typeLine}</p>
      {sheet.text === "" ? null : (
        <div className="big-text">
          <RulesText text={sheet.text} />
        </div>
      )}
      {size === "" ? null : <p className="big-size">{size}</p>}
    </div>
  );
}
