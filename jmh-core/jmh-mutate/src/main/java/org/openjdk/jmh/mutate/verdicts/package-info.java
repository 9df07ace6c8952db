/**
 * Decides whether a mutant is killed: sequential intervals, levels that keep the false discovery rate, and the
 * published rule.
 */
package org.openjdk.jmh.mutate.verdicts;
