/** Baselines of comparisons and how they are built. */
package org.openjdk.jmh.builds.baselines;
