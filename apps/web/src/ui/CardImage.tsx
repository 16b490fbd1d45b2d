/**
 * The printed card, from elsewhere: only where a person has switched that on. Until it is there, when there is no network, and where there
 * is none, what is drawn by us stays to be seen beneath.
 */
import { useState } from "react";
import type { Sheet } from "@nykthos/protocol";
import { forgetImage, imageAddress } from "../images.ts";

type Coming = "coming" | "there" | "missing";

/** The image of a card, and how far it has come. */
export function useImage(
  { scryfallId, name }: Pick<Sheet, "scryfallId" | "name">,
  wanted: boolean,
): { readonly coming: Coming; readonly image: React.ReactNode } {
  const [told, setTold] = useState<{ readonly of: string; readonly coming: Coming }>({ of: "", coming: "coming" });
  if (!wanted || scryfallId === "") return { coming: "missing", image: null };
  const coming = told.of === scryfallId ? told.coming : "coming";
  if (coming === "missing") return { coming, image: null };
  const address = imageAddress(scryfallId);
  return {
    coming,
    image: (
      <img
        key={scryfallId}
        className="card-image"
        data-there={coming === "there" || undefined}
        src={address}
        alt={name}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={() => setTold({ of: scryfallId, coming: "there" })}
        onError={() => {
          forgetImage(address);
          setTold({ of: scryfallId, coming: "missing" });
        }}
      />
    ),
  };
}
