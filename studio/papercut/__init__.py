"""Cut paper: sheets laid one over the other, then photographed under one soft lamp."""
