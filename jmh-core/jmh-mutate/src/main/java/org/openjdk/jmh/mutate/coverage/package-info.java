/** Finds which benchmark executes which mutated line, and how often an operation does. */
package org.openjdk.jmh.mutate.coverage;
