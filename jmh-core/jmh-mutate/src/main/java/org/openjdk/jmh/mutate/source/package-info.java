/** Provides source files to mutation operators: text, trees, types and edits. Other projects may add operators. */
package org.openjdk.jmh.mutate.source;
