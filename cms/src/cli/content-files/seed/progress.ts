/** Shows the progress of a long job: a bar on a terminal, otherwise a line for each part. */
export interface Progress {
  /** @returns a function to call after each item */
  part(name: string, total: number): () => void;
  end(): void;
}

const WIDTH = 24;

export function createProgress(out: NodeJS.WriteStream): Progress {
  return out.isTTY ? bar(out) : lines(out);
}

function lines(out: NodeJS.WriteStream): Progress {
  return {
    part(name, total) {
      if (total > 0) out.write(`  ${name}: ${total}\n`);
      return () => undefined;
    },
    end: () => undefined,
  };
}

function bar(out: NodeJS.WriteStream): Progress {
  let open = false;
  const end = () => {
    if (open) out.write('\n');
    open = false;
  };
  return {
    part(name, total) {
      end();
      let done = 0;
      const draw = () => {
        const filled = Math.round((WIDTH * done) / total);
        out.write(
          `\r  ${name.padEnd(12)} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`,
        );
      };
      if (total === 0) return () => undefined;
      open = true;
      draw();
      return () => {
        done = Math.min(done + 1, total);
        draw();
      };
    },
    end,
  };
}
