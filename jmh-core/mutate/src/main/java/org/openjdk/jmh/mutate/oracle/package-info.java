/** When a mutant counts as killed: sequential intervals, levels that keep the false discovery rate, the published rule. */
package org.openjdk.jmh.mutate.oracle;
