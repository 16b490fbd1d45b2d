/** Which key does what at the table. Pure. */
import type { KeyAction } from "../words/messages.ts";

export type KeysByAction = Readonly<Record<KeyAction, string>>;

export const usualKeys: KeysByAction = {
  main: " ",
  back: "Escape",
  undo: "u",
  untilEndOfTurn: "e",
  untilMyTurn: "n",
  untilSomething: "x",
  fullControl: "c",
  attackAll: "a",
  next: "g",
  hand: "h",
  mySide: "b",
  theirSide: "o",
  stack: "k",
  inspect: "i",
  sayBoard: "s",
  sayStack: "d",
  sayActions: "w",
  help: "?",
};

/** A letter, digit or sign: what somebody who dictates, or whose hand is not steady, may press without meaning it. */
export function isSingle(key: string): boolean {
  return [...key].length === 1 && key !== " ";
}

/** The keys that do something: without single ones, where these are switched off. */
export function keysInUse(keys: KeysByAction, single: boolean): KeysByAction {
  if (single) return keys;
  const entries = Object.entries(keys).map(([action, key]) => [action, isSingle(key) ? "" : key] as const);
  return { ...keys, ...Object.fromEntries(entries) };
}

/** What a key is for; undefined for nothing. Letters count alike whether capitals are locked or not. */
export function actionOf(key: string, shift: boolean, keys: KeysByAction): KeyAction | undefined {
  const pressed = shift ? key : key.toLowerCase();
  const actions = Object.entries(keys) as readonly (readonly [KeyAction, string])[];
  return actions.find(([, one]) => one !== "" && (one === key || one.toLowerCase() === pressed))?.[0];
}

/** The keys after one was given to an action, "" for none: a key does one thing, so what it did before takes the one that is free now. */
export function withKey(keys: KeysByAction, action: KeyAction, key: string): KeysByAction {
  const other = key === "" ? undefined : actionOf(key, true, keys);
  return { ...keys, ...(other === undefined ? {} : { [other]: keys[action] }), [action]: key };
}
