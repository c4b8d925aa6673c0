import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type Section<Id extends string> = {
  id: Id;
  label: string;
  screen: LazyExoticComponent<ComponentType>;
};

/** A screen that is loaded when it is first opened. */
export function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
