/** Mutants, what became of them, and the folder that keeps them. */
package org.openjdk.jmh.mutate.model;
