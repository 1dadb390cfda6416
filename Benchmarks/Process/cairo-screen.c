// cairo-screen STEPS PNG: draws the steps of a scene with cairo, and writes the picture with cairo's use of libpng.
#include <stdio.h>
#include <stdlib.h>

#include "Peers.h"

int main(int count, char **words) {
  if (count != 3) return 2;
  FILE *file = fopen(words[1], "r");
  int width, height;
  size_t step_count;
  if (!file || fscanf(file, "%d %d %zu", &width, &height, &step_count) != 3) return 2;
  peer_step *steps = calloc(step_count, sizeof *steps);
  if (!steps) return 2;
  for (size_t index = 0; index < step_count; index++) {
    peer_step *step = &steps[index];
    double kind, members;
    if (fscanf(file, "%lf %lf %lf %lf %lf %lf %lf %lf %lf %lf %lf %lf", &kind, &step->x, &step->y, &step->width,
               &step->height, &step->radius, &step->line, &step->red, &step->green, &step->blue, &step->alpha,
               &members) != 12)
      return 2;
    step->kind = (int)kind;
    step->count = (int)members;
  }
  fclose(file);

  cairo_peer *peer = cairo_peer_create(width, height);
  if (!peer) return 3;
  cairo_peer_draw(peer, steps, step_count);
  peer_file png = {0};
  if (!cairo_peer_encode(peer, &png)) return 2;
  FILE *output = fopen(words[2], "w");
  if (!output || fwrite(png.bytes, 1, png.count, output) != png.count || fclose(output)) return 2;
  free(png.bytes);
  free(steps);
  cairo_peer_destroy(peer);
  return 0;
}
