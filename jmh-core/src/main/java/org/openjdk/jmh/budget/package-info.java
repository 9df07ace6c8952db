/** Time budgets of runs, and what is left out to keep to them. */
package org.openjdk.jmh.budget;
